import type { DiffBlock } from '../../../../contract/articles.ts'

export interface Fold {
  blocks: DiffBlock[]
}

const AROUND = 1
const WORTH_IT = 2

/** Runs of unchanged blocks, folded away but for the neighbours of each change. */
export function foldSame(blocks: readonly DiffBlock[]): (DiffBlock | Fold)[] {
  const near = blocks.map((_, at) =>
    blocks.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same'),
  )
  const parts: (DiffBlock | Fold)[] = []
  let run: DiffBlock[] = []
  const flush = () => {
    if (run.length >= WORTH_IT) parts.push({ blocks: run })
    else parts.push(...run)
    run = []
  }
  blocks.forEach((block, at) => {
    if (!near[at]) return run.push(block)
    flush()
    parts.push(block)
  })
  flush()
  return parts
}
