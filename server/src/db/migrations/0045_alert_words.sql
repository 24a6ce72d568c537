-- Notifications of an alert counted `blamed` comments; they are negative ones.
UPDATE "app"."notifications" SET "details" = ("details" - 'blamed' - 'blamedBefore')
  || jsonb_build_object('negative', "details" -> 'blamed', 'negativeBefore', "details" -> 'blamedBefore')
WHERE "details" ? 'blamed';
