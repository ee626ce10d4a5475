import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createVault } from './vault.ts'

const vault = createVault('an instance key that is long enough to be one')

describe('what is sealed', () => {
  it('can be opened again, for its purpose and under its key only', () => {
    const sealed = vault.seal('totp', 'a secret')
    expect(vault.open('totp', sealed)).toBe('a secret')
    expect(vault.open('phone', sealed)).toBeUndefined()
    expect(createVault('another instance key that is as long').open('totp', sealed)).toBeUndefined()
  })

  it('shows nothing of the text, not even that it is the same', () => {
    const seals = [vault.seal('totp', 'a secret'), vault.seal('totp', 'a secret')]
    expect(new Set(seals).size).toBe(2)
    for (const sealed of seals) expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('secret')
  })

  it('is refused when one bit of it changed', () => {
    const sealed = vault.seal('totp', 'a secret')
    const bytes = Buffer.from(sealed.slice(3), 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(vault.open('totp', `v1.${changed.toString('base64url')}`)).toBeUndefined()
    }
    expect(vault.open('totp', '')).toBeUndefined()
    expect(vault.open('totp', 'v1.short')).toBeUndefined()
  })
})

describe('a keyed hash', () => {
  it('is the same for the same text, and differs by purpose and key', () => {
    const mac = vault.mac('code', '123456')
    expect(mac).toMatch(/^[\w-]{43}$/)
    expect(vault.mac('code', '123456')).toBe(mac)
    expect(vault.mac('other', '123456')).not.toBe(mac)
    expect(createVault('another instance key that is as long').mac('code', '123456')).not.toBe(mac)
    expect(createHmac('sha256', '').update('123456').digest('base64url')).not.toBe(mac)
  })
})
