import { defineContract } from '../kit/index.ts'
import { productionsAudit } from './audit.ts'
import { productionsEndpoints } from './endpoints.ts'
import { productionsErrors } from './errors.ts'
import { productionsEvents, productionsPublicEvents } from './events.ts'

export const productionsContract = defineContract({
  endpoints: productionsEndpoints,
  scopes: ['productions_read', 'productions_write'],
  errors: productionsErrors,
  events: productionsEvents,
  publicEvents: productionsPublicEvents,
  ids: {
    productionOrder: 'prodorder',
    productionMedia: 'prodmedia',
    productionItem: 'proditem',
    productionPayment: 'prodpay',
    productionMove: 'prodmove',
    productionFile: 'prodfile',
    productionAssignment: 'prodassign',
    productionTask: 'prodtask',
    productionProducer: 'producer',
    productionApplicant: 'prodapp',
    productionCandidate: 'prodcand',
    productionAttempt: 'prodattempt',
    productionTestRecording: 'prodtestrec',
    productionMessage: 'prodmsg',
    productionComment: 'prodcomment',
    productionTeam: 'prodteam',
    productionQualification: 'prodqual',
    productionReview: 'prodreview',
    productionPayout: 'prodpayout',
  },
  audit: productionsAudit,
  screens: {
    shell: {
      productions: '/app/productions',
      productionOrders: '/app/productions/orders',
      newProductionOrder: '/app/productions/orders/new',
      productionOrder: '/app/productions/orders/:orderId',
      productionInvoice: '/app/productions/orders/:orderId/invoice',
      unclaimedTasks: '/app/productions/unclaimed',
      activeTasks: '/app/productions/active',
      taskHistory: '/app/productions/history',
      taskReviews: '/app/productions/reviews',
      taskReview: '/app/productions/reviews/:userId/:taskId',
      producerDashboard: '/app/productions/dashboard',
      producerSettings: '/app/productions/settings',
      producerQualifications: '/app/productions/settings/qualifications',
      qualificationAttempt: '/app/productions/settings/qualifications/attempts/:attemptId',
      adminProductions: '/app/admin/productions',
    },
  },
})
