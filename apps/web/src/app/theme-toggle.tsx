import { IconButton } from '@vireo/ui'
import { Moon, Sun } from 'lucide-react'

import { toggleTheme, useTheme } from '../kit/theme.ts'
import { appWords } from './words.ts'

/** Switches between light and dark. */
export function ThemeToggle() {
  const isDark = useTheme() === 'dark'
  return (
    <IconButton label={isDark ? appWords.toLight : appWords.toDark} tooltipSide="bottom" onClick={toggleTheme}>
      {isDark ? <Sun aria-hidden size={18} /> : <Moon aria-hidden size={18} />}
    </IconButton>
  )
}
