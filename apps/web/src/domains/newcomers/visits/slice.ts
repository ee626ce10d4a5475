import type { WebSlice } from '../../slice.ts'

export const visitsSlice: WebSlice = { name: 'visits' }
