import { createHash } from 'node:crypto'
import { LOGO_SIZE, logoAddress } from '@bizamply/contract/pictures'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Picture } from '../../files/index.ts'
import { recordAudit } from '../audit/index.ts'

/** Stores a logo in every size, replacing the previous one; returns its URL. */
export async function receiveLogo(ctx: Ctx, pictures: Picture[]): Promise<string> {
  const sum = createHash('sha256')
  for (const { bytes } of pictures) sum.update(bytes)
  const hash = sum.digest('hex').slice(0, 32)
  await ctx.tx(async (tx) => {
    await name(tx, ctx, hash)
    await drop(tx, ctx)
    for (const { size, bytes } of pictures) {
      await prepared(
        tx,
        'brands.store-logo',
        `insert into app.brand_logos (company_id, brand_id, size, hash, bytes, created_at) values ($1, $2, $3, $4, $5, $6)`,
        [ctx.companyId, ctx.brandId, size, hash, bytes, ctx.now()],
      )
    }
    await recordAudit(tx, ctx, { action: 'brand.logo-changed', subjectId: ctx.brandId, details: {} })
  })
  return logoAddress(hash, LOGO_SIZE)
}

/** Falls back to an external logo, such as the shop's. */
export async function removeLogo(ctx: Ctx): Promise<void> {
  await ctx.tx(async (tx) => {
    await name(tx, ctx, null)
    await drop(tx, ctx)
    await recordAudit(tx, ctx, { action: 'brand.logo-removed', subjectId: ctx.brandId, details: {} })
  })
}

/** The image, or null if no brand of the company has this logo. */
export async function readLogo(
  ctx: Pick<Ctx, 'companyId' | 'tx'>,
  { hash, size }: { hash: string; size: number },
): Promise<Buffer | null> {
  const [row] = await ctx.tx((tx) =>
    prepared<{ bytes: string }>(
      tx,
      'brands.read-logo',
      `select encode(bytes, 'base64') as bytes from app.brand_logos
       where company_id = $1 and hash = $2 and size = $3 limit 1`,
      [ctx.companyId, hash, size],
    ),
  )
  return row ? Buffer.from(row.bytes, 'base64') : null
}

const drop = (tx: Tx, { companyId, brandId }: Ctx) =>
  prepared(tx, 'brands.drop-logo', 'delete from app.brand_logos where company_id = $1 and brand_id = $2', [
    companyId,
    brandId,
  ])

/** Locks first, so that concurrent uploads run one after the other. */
const name = (tx: Tx, { companyId, brandId }: Ctx, hash: string | null) =>
  prepared(tx, 'brands.name-logo', 'update app.brands set logo_hash = $3 where company_id = $1 and id = $2', [
    companyId,
    brandId,
    hash,
  ])
