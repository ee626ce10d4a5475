import { accents } from '@vireo/contracts/voice-library'
import { expect, test } from 'vitest'

import { accentOptions } from './accent-options.ts'

test('accents of the language come first, then those in use, each once and by its name', () => {
  const options = accentOptions('cs', ['czech', 'scottish', '', 'from the hills'])
  expect(options.map(({ label }) => label)).toEqual(['Czech', 'Moravian', 'Scottish', 'From The Hills'])
})

test('every accent of the table is called there as here', () => {
  for (const { name, code, language } of accents)
    expect(accentOptions(language, []).find(({ value }) => value === code)?.label).toBe(name)
})
