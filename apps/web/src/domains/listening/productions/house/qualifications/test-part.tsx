import { writesRemarks } from '@vireo/contracts/productions'
import { Navigate, useNavigate } from 'react-router'

import { RowsSkeleton } from '#kit/page/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { HouseError } from '../house-error.tsx'
import { houseAddress } from '../house-frame.tsx'
import { TestEditor } from './test-editor.tsx'
import { useCatalogue } from '../queries.ts'

/** Takes what is asked of those who want a qualification. */
export function TestPart() {
  const [query] = useAddressQuery()
  const qualificationId = query.get('test') ?? ''
  const navigate = useNavigate()
  const { data, error, refetch } = useCatalogue()
  if (!data) return error ? <HouseError error={error} onRetry={refetch} /> : <RowsSkeleton />
  const qualification = data.qualifications.find(({ qualification_id: id }) => id === qualificationId)
  // What people remark grades itself in no test.
  if (qualification && writesRemarks(qualification.service))
    return <Navigate to={houseAddress('qualifications')} replace />
  return (
    <TestEditor
      qualificationId={qualificationId}
      name={qualification?.name}
      onDone={() => void navigate(houseAddress('qualifications'))}
    />
  )
}
