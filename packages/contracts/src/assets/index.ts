export * from './schemas.ts'
export * from './endpoints.ts'
export * from './errors.ts'
