export { createMediaToolkit, type MediaToolkitOptions } from './media-toolkit.ts'
