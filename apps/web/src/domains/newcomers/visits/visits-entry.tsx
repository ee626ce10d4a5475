import { MenuItem } from '@vireo/ui'
import { ChartColumn } from 'lucide-react'
import { useNavigate } from 'react-router'

import { useMayRunEngines } from '#engines'
import { paths } from '#kit/routing/index.ts'
import { visitsTitleWords } from './titles/words.ts'

/** Leads whoever runs the instance to what came of visits; nobody else sees it. */
export function VisitsEntry() {
  const isOperator = useMayRunEngines()
  const navigate = useNavigate()
  if (!isOperator) return null
  return (
    <MenuItem icon={<ChartColumn aria-hidden size={16} />} onSelect={() => void navigate(paths.visits)}>
      {visitsTitleWords.title}
    </MenuItem>
  )
}
