import { servePicture } from '../control/serve-file.ts'
import { json, type Host } from '../server/exchange.ts'

/** Serves shops' pictures from the demo folder, under the URLs that the shops would use. */
export function createPictures(demoDir: string | null): Host {
  const failure: Host['failure'] = (status, reason) => json(status, { error: reason })
  return {
    platform: 'pictures',
    names: ['cdn.shopify.com'],
    failure,
    isWrite: () => false,
    answer: ({ method, path }) => {
      const name = /^\/demo\/pictures\/([\w-]+\.svg)$/.exec(path)?.[1]
      return method === 'GET' && name ? servePicture(demoDir, name) : failure(404, 'We couldn’t find this picture')
    },
  }
}
