import { expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { lookAtAccount } from './run-as.ts'

function said(uid: number | undefined, asRoot: 'warn' | 'allow' | 'refuse'): string[] {
  const lines: string[] = []
  lookAtAccount({ uid, asRoot, warn: (line) => lines.push(line) })
  return lines
}

test('root is never without a word: it is warned, refused, or allowed by whoever said so', () => {
  expect(said(0, 'warn')).toEqual([expect.stringContaining('root')])
  expect(said(0, 'allow')).toEqual([])
  expect(() => said(0, 'refuse')).toThrow(ConfigError)
})

test('nobody else hears of it', () => {
  for (const asRoot of ['warn', 'allow', 'refuse'] as const) {
    expect([said(1000, asRoot), said(undefined, asRoot)]).toEqual([[], []])
  }
})
