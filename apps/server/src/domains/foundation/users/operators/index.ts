export { listAdmins } from './admin-store.ts'
export { readBlocked } from './blocked-store.ts'
export { findPeople, findPerson, holdPerson, type UserSearch } from './found-user-store.ts'
export { setBlocked } from './set-blocked.ts'
