import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { readProfile, removeOwnPicture, saveProfile, type Person } from '../features/profile/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok } from './member.ts'
import { visitorOf } from './visitor-of.ts'

const os = implement(contract).$context<CallContext>().profiles

export function profileCalls(deps: Dependencies) {
  return {
    read: os.read.handler(async ({ context }) => ok(await readProfile(deps.services, personOf(context)))),
    save: os.save.handler(async ({ context, input }) => ({
      ...ok(await saveProfile(deps, personOf(context), input)),
      message: 'Profile updated successfully!',
    })),
    removePicture: os.removePicture.handler(async ({ context }) => {
      await removeOwnPicture(deps, visitorOf(context).actor.userId)
      return { ...ok({ profilePic: null }), message: 'Profile picture removed.' }
    }),
  }
}

function personOf(context: CallContext): Person {
  const { actor, companyId } = visitorOf(context)
  return { userId: actor.userId, companyId, role: actor.role, memberRole: actor.memberRole }
}
