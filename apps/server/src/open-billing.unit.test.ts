import { expect, test } from 'vitest'
import { defaultProvider } from './open-billing.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080', 'sandbox'],
  ['localhost', 'http://localhost:8080', 'sandbox'],
  ['::1', 'http://[::1]:8080', 'sandbox'],
  ['0.0.0.0', 'http://localhost:8080', 'none'],
  ['127.0.0.1', 'https://voice.example.com', 'none'],
  ['voice.example.com', 'http://127.0.0.1', 'none'],
  ['127.0.0.1.example.com', 'http://127.0.0.1', 'none'],
])('on %s, shown as %s, plans are paid by default with: %s', (host, url, provider) => {
  expect(defaultProvider({ VIREO_HOST: host, publicUrl: new URL(url) })).toBe(provider)
})
