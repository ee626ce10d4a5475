import type { PaletteCommand } from '@vireo/ui'
import { useNavigate } from 'react-router'

import { existingScreens } from '../../../kit/routing/index.ts'

/** Lists the ways to every screen that has an icon. */
export function useScreenCommands(): PaletteCommand[] {
  const navigate = useNavigate()
  return existingScreens().flatMap(({ path, title, icon: Icon, unlisted }) =>
    Icon && !unlisted ? [{ id: path, title: title(), icon: <Icon size={16} />, run: () => void navigate(path) }] : [],
  )
}
