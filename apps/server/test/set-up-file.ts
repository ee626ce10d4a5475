import { afterAll } from 'vitest'
import { closeOpened } from './close-after-tests.ts'

// Runs ahead of every test file: a hook that is registered by another hook, or by a module that is read once, never runs.
afterAll(closeOpened)
