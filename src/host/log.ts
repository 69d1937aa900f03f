import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Log } from '../core/context.ts'

const FILES = 5
const FILE_BYTES = 10_000_000

type Level = 'debug' | 'info' | 'warn' | 'error'

/** JSON lines: everything from `info` up to files in the data folder (5 of 10 MB), `screen` and above to stderr. */
export function openLog(folder: string, screen: Level): { log: Log; close(): void } {
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true, mode: 0o700 })
  const file = join(logs, 'quoin.log')
  rotate(file)
  const disk = pino.destination({ dest: file, sync: true, mode: 0o600 })
  const logger = pino(
    { level: screen === 'debug' ? 'debug' : 'info', base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.multistream([
      { level: 'info', stream: disk },
      { level: screen, stream: pino.destination({ dest: 2, sync: true }) },
    ]),
  )
  return {
    log: (level, event, { error, ...fields } = {}) =>
      logger[level]({ event, ...fields, ...(error instanceof Error && { error: describe(error) }) }),
    close: () => disk.end(),
  }
}

/** Name, code, message and where in our own files: never the values that an error may carry. */
function describe(error: Error): Record<string, unknown> {
  const code = 'code' in error ? String(error.code) : undefined
  const cause = error.cause instanceof Error ? describe(error.cause) : undefined
  return {
    name: error.name,
    message: error.message.slice(0, 500),
    stack: error.stack?.split('\n').slice(1, 6).join('\n'),
    ...(code && { code }),
    ...(cause && { cause }),
  }
}

function rotate(file: string): void {
  if (!existsSync(file) || statSync(file).size < FILE_BYTES) return
  for (let number = FILES - 1; number >= 1; number--) {
    const from = number === 1 ? file : `${file}.${number - 1}`
    if (existsSync(from)) renameSync(from, `${file}.${number}`)
  }
}
