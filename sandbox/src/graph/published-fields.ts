import type { Answer } from '../server/exchange.ts'
import { graphError } from './errors.ts'

/** Types of objects whose fields Meta publishes. */
export type NodeType = keyof typeof published

/** Meta's wording: github.com/pdir/social-feed-bundle/issues/153. Null if every field belongs to the type. */
export function refuseFields(type: NodeType, requested: Iterable<string>): Answer | null {
  const fields: ReadonlySet<string> = published[type]
  const unknown = [...requested].find((name) => !fields.has(name))
  return unknown === undefined
    ? null
    : graphError(100, `Tried accessing nonexisting field (${unknown}) on node type (${type})`)
}

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

// Fields and edges of Meta's own specifications: github.com/facebook/facebook-business-sdk-codegen, api_specs/specs, 2026-04.
export const published = {
  Comment: names(`
    admin_creator application attachment can_comment can_hide can_like can_remove can_reply_privately
    comment_count comments created_time from id is_hidden is_private like_count likes live_broadcast_timestamp
    message message_tags object parent permalink_url private_reply_conversation reactions user_likes
  `),
  PagePost: names(`
    actions admin_creator allowed_advertising_objectives application attachments backdated_time call_to_action
    can_reply_privately child_attachments comments comments_mirroring_domain coordinates created_time
    dynamic_posts event expanded_height expanded_width feed_targeting from full_picture height icon id insights
    instagram_eligibility is_app_share is_eligible_for_dark_post is_eligible_for_promotion is_expired is_hidden
    is_inline_created is_instagram_eligible is_popular is_published is_spherical likes message message_tags
    multi_share_end_card multi_share_optimized parent_id permalink_url picture place privacy promotable_id
    promotion_status properties reactions scheduled_publish_time sharedposts shares sponsor_tags status_type story
    story_tags subscribed target targeting timeline_visibility to updated_time via video_buying_eligibility width
  `),
  IGComment: names(`
    from hidden id legacy_instagram_comment_id like_count media parent_id replies text timestamp user username
  `),
  IGMedia: names(`
    alt_text boost_ads_list boost_eligibility_info branded_content_partner_promote caption children collaborators
    comments comments_count copyright_check_information current_live_viewer_count has_poll has_slider id ig_id
    insights is_comment_enabled is_shared_to_feed legacy_instagram_media_id like_count media_product_type
    media_type media_url owner permalink product_tags shortcode thumbnail_url timestamp username video_title
    view_count
  `),
} as const
