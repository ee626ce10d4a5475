import { expect, test } from 'vitest'

import { newestModels } from './newest-models.ts'

const models = ['Expressive v3', 'Steady v2', 'Quick v2.5', 'Quick v2', 'Steady v1', 'English v1'].map((name) => ({
  model_id: name,
  name,
}))
const shown = (inUseId: string) => newestModels(models, inUseId).map(({ name }) => name)

test('of each family the newest model is offered beside the text', () => {
  expect(shown('Expressive v3')).toEqual(['Expressive v3', 'Steady v2', 'Quick v2.5', 'English v1'])
})

test('an earlier one stands there, in its place, while it is in use', () => {
  expect(shown('Quick v2')).toEqual(['Expressive v3', 'Steady v2', 'Quick v2.5', 'Quick v2', 'English v1'])
})
