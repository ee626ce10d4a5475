export * from './machines/index.ts'
export * from './orders/index.ts'
export * from './house/index.ts'
export * from './endpoints.ts'
