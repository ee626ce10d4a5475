export * from './schemas.ts'
export * from './genres.ts'
export { isIsbn } from './isbn.ts'
export * from './endpoints.ts'
