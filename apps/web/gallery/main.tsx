import { createRoot } from 'react-dom/client'

import { Gallery } from './gallery.tsx'
import { lookAt } from './look-at.ts'

// The tests measure what they see.
Object.assign(globalThis, { lookAt })

const theme = new URLSearchParams(location.search).get('theme')
if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme
const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
