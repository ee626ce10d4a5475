export type { GroupRow, MemberGroup } from '../tables.ts'
export { findGroups, listGroupsIn } from './group-store.ts'
export { describeGroups, type ListedGroup } from './list-groups.ts'
export { presentGroup } from './present-group.ts'
