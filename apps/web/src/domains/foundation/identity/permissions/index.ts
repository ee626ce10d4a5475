export { permissionName } from './permission-name.ts'
