export * from './endpoints.ts'
export * from './errors.ts'
export * from './manifest.ts'
export * from './schemas.ts'
