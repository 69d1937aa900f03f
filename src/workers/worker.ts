import { serve } from './serve.ts'
import { tasks } from './tasks/index.ts'

serve(tasks)
