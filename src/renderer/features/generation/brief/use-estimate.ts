import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOperation } from '../../../query.ts'
import { estimateInputOf, wordCountOf, type Brief } from './brief.ts'

const PAUSE_MS = 150

/** What the brief would take, asked after a pause in the typing; the last answer stands until the next one comes. */
export function useEstimate(brief: Brief) {
  const words = useSettled(wordCountOf(brief.words))
  const input = estimateInputOf(brief, words ?? 0)
  return useOperation('estimate_run', input, {
    enabled: words !== null,
    placeholderData: keepPreviousData,
  })
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
