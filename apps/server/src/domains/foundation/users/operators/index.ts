export { listAdmins } from './admin-store.ts'
