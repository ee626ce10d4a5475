import { expect, test } from 'vitest'
import { documentTypeOf } from './document-type.ts'

test.each([
  ['%PDF-1.7\n%âãÏÓ', 'application/pdf'],
  ['\u0089PNG\r\n\u001A\n\0\0\0\r', 'image/png'],
  ['ÿØÿà\0\u0010JFIF', 'image/jpeg'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\0\0\0\0WAVEfmt ', undefined],
  ['<svg onload=', undefined],
  ['<!doctype html', undefined],
  ['', undefined],
])('a document that begins with %j is %s', (head, type) => {
  expect(documentTypeOf(Buffer.from(head, 'latin1'))).toBe(type)
})
