export { ModelError } from '../ports/model-error.ts'
