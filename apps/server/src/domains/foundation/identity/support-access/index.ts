export { isOperator } from './is-operator.ts'
export { isStaffAddress, staffMember } from './is-staff.ts'
export { requireOperator } from './require-operator.ts'
export { requestSupportAccess } from './request-support-access.ts'
