export * from './endpoints.ts'
export * from './errors.ts'
export * from './events.ts'
export * from './schemas.ts'
