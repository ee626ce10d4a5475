import type { SeatType } from '@vireo/contracts/users'
import type { Role } from './tables.ts'

const seatOf: Readonly<Record<Role, SeatType>> = {
  admin: 'workspace_admin',
  editor: 'workspace_member',
  viewer: 'workspace_lite_member',
}
const roleOf: Readonly<Record<SeatType, Role>> = {
  workspace_admin: 'admin',
  workspace_member: 'editor',
  workspace_lite_member: 'viewer',
}

/** The name of each role in the public API. */
export const seatOfRole = (role: Role): SeatType => seatOf[role]
export const roleOfSeat = (seat: SeatType): Role => roleOf[seat]
