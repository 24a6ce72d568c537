import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  changeAnnouncement,
  createAnnouncement,
  endAnnouncement,
  listAnnouncements,
  liveAnnouncements,
} from '../features/announcements/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok } from './member.ts'
import { visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().announcements

export function announcementCalls({ services }: Dependencies) {
  const by = (context: CallContext) => visitorOf(context).actor
  const list = async () => ok(await listAnnouncements(services))
  return {
    live: os.live.handler(async () => ok(await liveAnnouncements(services))),
    list: os.list.handler(list),
    create: os.create.handler(async ({ context, input }) => {
      await createAnnouncement(services, by(context), input)
      return list()
    }),
    change: os.change.handler(async ({ context, input }) => {
      await changeAnnouncement(services, by(context), input)
      return list()
    }),
    end: os.end.handler(async ({ context, input }) => {
      await endAnnouncement(services, by(context), input.id)
      return list()
    }),
  }
}
