import { MenuItem } from '@vireo/ui'
import { HeartHandshake } from 'lucide-react'
import { useNavigate } from 'react-router'

import { paths } from '#kit/routing/index.ts'
import { useMayRunEngines } from '#engines'
import { impactProgramTitleWords } from '../titles/words.ts'

/** Leads whoever runs the instance to what people applied for; nobody else sees it. */
export function ImpactEntry() {
  const isOperator = useMayRunEngines()
  const navigate = useNavigate()
  if (!isOperator) return null
  return (
    <MenuItem icon={<HeartHandshake aria-hidden size={16} />} onSelect={() => void navigate(paths.impactApplications)}>
      {impactProgramTitleWords.title}
    </MenuItem>
  )
}
