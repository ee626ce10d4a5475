import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { AboutForm } from '../parts/about-form.tsx'
import { LinksForm } from '../parts/links-form.tsx'
import { PictureSection } from '../parts/picture-section.tsx'
import { PublishedWorksSection } from '../parts/published-works-section.tsx'
import { ShownSection } from '../parts/shown-section.tsx'
import { VoicesSection } from '../parts/voices-section.tsx'
import { WorksSection } from '../parts/works-section.tsx'
import { useProfile } from '../queries.ts'
import { profilesWords } from '../words.ts'

/** Shows people their public page, and lets them choose everything on it. */
export function ProfilePage() {
  const { data: profile, error, isPending, refetch } = useProfile()
  return (
    <>
      <PageLead>{profilesWords.lead}</PageLead>
      {isPending ? <RowsSkeleton /> : null}
      {error && !profile ? <QueryError title={profilesWords.failed} error={error} onRetry={refetch} /> : null}
      {profile ? (
        <div className="flex max-w-[760px] flex-col gap-4">
          <ShownSection profile={profile} />
          <AboutForm profile={profile} />
          <PictureSection profile={profile} />
          <LinksForm profile={profile} />
          <VoicesSection profile={profile} />
          <PublishedWorksSection profile={profile} />
          <WorksSection profile={profile} />
        </div>
      ) : null}
    </>
  )
}
