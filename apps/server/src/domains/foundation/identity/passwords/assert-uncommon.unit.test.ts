import { expect, test } from 'vitest'
import { assertUncommon } from './assert-uncommon.ts'

test.each(['password1', 'Password1', '12345678', 'qwertyuiop', 'iloveyou1'])('%s is too common', (password) => {
  expect(() => assertUncommon(password)).toThrow(expect.objectContaining({ code: 'password_too_common' }))
})

test.each(['correct horse battery', 'onlylowercaseandlong', '12345678 password', 'password1 ', 'x.*y(z['])(
  '%s is not: length counts, not what it is made of',
  (password) => {
    expect(() => assertUncommon(password)).not.toThrow()
  },
)
