export { addMembership, type AddMembership } from './add-membership.ts'
export { endMembership, type EndMembership } from './end-membership.ts'
export { findMemberByEmail, findMembers, listMembersOf, type Member } from './find-members.ts'
export { peopleBehind } from './people-behind.ts'
