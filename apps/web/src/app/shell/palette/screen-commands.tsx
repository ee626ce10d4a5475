import { useMayRunEngines } from '#engines'
import type { PaletteCommand } from '@vireo/ui'
import { useNavigate } from 'react-router'

import { existingScreens, paths } from '../../../kit/routing/index.ts'
import { screenKeywords } from './screen-keywords.ts'

/**
 * Lists the ways to every screen that has an icon; those that begin something stand where one begins. Engines stand here
 * for whoever runs the instance.
 */
export function useScreenCommands(): PaletteCommand[] {
  const navigate = useNavigate()
  const mayRunEngines = useMayRunEngines()
  return existingScreens().flatMap(({ path, title, icon: Icon, unlisted, offer }) => {
    const isListed = path === paths.engines ? mayRunEngines : !unlisted && !offer
    if (!Icon || !isListed) return []
    const keywords = screenKeywords[path] ?? []
    return [{ id: path, title: title(), keywords, icon: <Icon size={16} />, run: () => void navigate(path) }]
  })
}
