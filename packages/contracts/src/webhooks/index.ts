export * from './endpoints.ts'
export * from './errors.ts'
export * from './public-events.ts'
export * from './schemas.ts'
