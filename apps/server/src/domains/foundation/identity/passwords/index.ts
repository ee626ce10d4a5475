export { hashPassword, verifyPassword } from './hash-password.ts'
