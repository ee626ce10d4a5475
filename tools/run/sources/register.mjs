// @ts-check
import { register } from 'node:module'

// `node --import` of this file: threads and processes that start from sources read TypeScript. Stacks name the lines as written.
process.setSourceMapsEnabled(true)
register('./read-typescript.mjs', import.meta.url)
