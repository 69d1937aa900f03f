import type { stockOperations } from '../../../contract/stock.ts'
import { Answer, type Handlers } from '../../handler.ts'
import { importStock } from './import.ts'
import { searchStock } from './search.ts'

export const stockHandlers: Handlers<typeof stockOperations> = {
  search_image: (ctx, wish) => searchStock(ctx, wish),

  import_stock_image: async (ctx, wish) => {
    const imported = await importStock(ctx, wish)
    return new Answer(imported.existed ? 200 : 201, imported)
  },
}
