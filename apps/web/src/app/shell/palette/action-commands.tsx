import { useSubscription } from '#users'
import { goToWorkspace, useWorkspaces } from '#workspaces'
import type { PaletteCommand } from '@vireo/ui'
import { ArrowLeftRight, BookOpen, Code, Keyboard, LogOut, Moon, Sparkles, Sun } from 'lucide-react'
import { useNavigate } from 'react-router'

import { showFailure } from '../../../kit/failures/show-failure.ts'
import { paths } from '../../../kit/routing/index.ts'
import { signOut } from '../../../kit/session/index.ts'
import { toggleTheme, useTheme } from '../../../kit/theme.ts'
import { appWords } from '../../words.ts'
import { actionKeywords } from './command-keywords.ts'
import { docsKeywords } from './docs-keywords.ts'
import { themeKeywords } from './theme-keywords.ts'

/** Lists what can be done from anywhere: theme, workspace, plan, documents, shortcuts, the way out. */
export function useActionCommands(onShortcuts: () => void): PaletteCommand[] {
  const isDark = useTheme() === 'dark'
  return [
    {
      id: 'theme',
      title: isDark ? appWords.toLight : appWords.toDark,
      icon: isDark ? <Sun size={16} /> : <Moon size={16} />,
      keywords: themeKeywords,
      run: toggleTheme,
    },
    ...useWorkspaceCommands(),
    ...useUpgradeCommand(),
    {
      id: 'docs',
      title: appWords.docs,
      keywords: docsKeywords,
      icon: <BookOpen size={16} />,
      run: () => void globalThis.open('/docs', '_blank', 'noopener'),
    },
    {
      id: 'source',
      title: appWords.source,
      keywords: actionKeywords.source,
      icon: <Code size={16} />,
      run: () => location.assign('/source'),
    },
    {
      id: 'shortcuts',
      title: appWords.shortcuts,
      keywords: actionKeywords.shortcuts,
      note: '?',
      icon: <Keyboard size={16} />,
      run: onShortcuts,
    },
    {
      id: 'sign-out',
      title: appWords.signOut,
      keywords: actionKeywords.signOut,
      icon: <LogOut size={16} />,
      run: () => void signOut().catch(showFailure),
    },
  ]
}

function useWorkspaceCommands(): PaletteCommand[] {
  const { data } = useWorkspaces()
  const others = (data?.workspaces ?? []).filter((workspace) => !workspace.is_current && !workspace.is_locked)
  return others.map(({ workspace_id: id, name }) => ({
    id: `workspace:${id}`,
    title: appWords.switchTo(name),
    keywords: actionKeywords.switchTo,
    icon: <ArrowLeftRight size={16} />,
    run: () => void goToWorkspace(id).catch(showFailure),
  }))
}

/** Offers a larger plan to whoever is on the free one. */
function useUpgradeCommand(): PaletteCommand[] {
  const navigate = useNavigate()
  const { data } = useSubscription()
  if (data?.tier !== 'free') return []
  return [
    {
      id: 'upgrade',
      title: appWords.upgrade,
      keywords: actionKeywords.upgrade,
      icon: <Sparkles size={16} />,
      run: () => void navigate(paths.subscription),
    },
  ]
}
