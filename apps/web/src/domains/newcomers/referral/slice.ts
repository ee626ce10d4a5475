import type { WebSlice } from '../../slice.ts'

export const referralSlice: WebSlice = { name: 'referral' }
