import { ModelError } from '../src/ports/model-error.ts'
import type { Models } from '../src/ports/models.ts'

const refused = () => Promise.reject(new ModelError('There are no models here.'))

/** The models of an instance that has none and can have none. */
export const noModels: Models = {
  list: () => Promise.resolve([]),
  room: () => Promise.resolve({ freeDiskBytes: 0, memoryBytes: 0, missing: 'there is none in tests' }),
  install: refused,
  pause: () => Promise.resolve(),
  remove: () => Promise.resolve(false),
  verify: () => Promise.resolve([]),
  test: refused,
  chooseVoices: refused,
  speakers: () => Promise.resolve([]),
  close: () => Promise.resolve(),
}
