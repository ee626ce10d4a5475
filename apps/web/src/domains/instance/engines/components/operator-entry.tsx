import { MenuItem } from '@vireo/ui'
import { Cpu } from 'lucide-react'
import { useNavigate } from 'react-router'

import { paths } from '#kit/routing/index.ts'
import { useMayRunEngines } from '../queries.ts'
import { enginesTitleWords } from '../titles/words.ts'

/** Leads whoever runs the instance to its engines; nobody else sees it. */
export function OperatorEntry() {
  const mayRunEngines = useMayRunEngines()
  const navigate = useNavigate()
  if (!mayRunEngines) return null
  return (
    <MenuItem icon={<Cpu aria-hidden size={16} />} onSelect={() => void navigate(paths.engines)}>
      {enginesTitleWords.title}
    </MenuItem>
  )
}
