import { expect, test } from 'vitest'

import { roles } from '../survey/questions.ts'
import { templates, templatesFor } from './templates.ts'
import { templatesGerman } from './words.de.ts'
import { templateWords } from './words.ts'

test('whatever somebody makes, a template that suits it stands first, and all are there', () => {
  for (const role of roles) {
    const [first, ...rest] = templatesFor(role)
    expect(first?.suits).toContain(role)
    expect(rest).toHaveLength(templates.length - 1)
  }
  expect(templatesFor(undefined)).toEqual(templates)
})

test('a dialogue has several lines, a text one, in each language, and none is longer than the generator takes', () => {
  for (const { id, tool } of templates) {
    for (const { text } of [templateWords.templates[id], templatesGerman.templates[id]]) {
      expect(text.split('\n').length > 1, id).toBe(tool === 'dialogue')
      expect(text.length).toBeLessThanOrEqual(3000)
    }
  }
})
