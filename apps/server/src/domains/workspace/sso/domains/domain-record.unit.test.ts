import { expect, test } from 'vitest'
import type { DomainRow } from '../tables.ts'
import { graceMs, judgeDomain } from './domain-record.ts'

const now = new Date('2026-01-10T12:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const pending: DomainRow = {
  id: 'd',
  workspace_id: 'w',
  domain: 'example.test',
  record_value: 'right',
  status: 'pending',
  created_by: 'u',
  created_at: before(graceMs * 10),
  verified_at: null,
  checked_at: null,
  missing_since: null,
}
const verified: DomainRow = { ...pending, status: 'verified', verified_at: before(graceMs * 9) }
const missing = (ms: number): DomainRow => ({ ...verified, missing_since: before(ms) })

test.each<readonly [string, DomainRow, readonly string[], Partial<DomainRow>]>([
  ['pending, record found', pending, ['other', 'right'], { status: 'verified', verified_at: now }],
  ['pending, no record', pending, [], { status: 'failed', verified_at: null }],
  ['pending, another’s record', pending, ['wrong'], { status: 'failed' }],
  ['pending, record inside a longer text', pending, ['x right'], { status: 'failed' }],
  ['failed, record found', { ...pending, status: 'failed' }, ['right'], { status: 'verified', verified_at: now }],
  ['verified, record found', verified, ['right'], { status: 'verified', verified_at: verified.verified_at }],
  ['verified, record just gone', verified, [], { status: 'verified', missing_since: now }],
  ['verified, gone for a while', missing(graceMs - 1), [], { status: 'verified', missing_since: before(graceMs - 1) }],
  ['verified, gone too long', missing(graceMs), [], { status: 'failed', verified_at: null, missing_since: null }],
  ['verified, gone and back', missing(graceMs - 1), ['right'], { status: 'verified', missing_since: null }],
])('%s', (_what, domain, records, expected) => {
  expect(judgeDomain(domain, records, now)).toMatchObject(expected)
})
