import { useLayoutEffect, useState } from 'react'
import { z } from 'zod'

import { readStored, writeStored } from '../../kit/storage.ts'

/** `public/theme.js` reads it before the first paint. */
const storageKey = 'vireo.sidebar-collapsed'

/** Tells whether the sidebar shows only icons; remembered until somebody signs out. */
export function useSidebarCollapsed(): readonly [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => readStored(storageKey, z.boolean()) ?? false)
  useLayoutEffect(() => {
    document.documentElement.dataset['sidebar'] = collapsed ? 'icons' : 'wide'
  }, [collapsed])
  return [
    collapsed,
    (next) => {
      setCollapsed(next)
      writeStored(storageKey, next)
    },
  ]
}
