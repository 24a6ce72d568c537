/** Well-known makers and shops, lowercase: never a person, and often not the shop's own goods. */
export const makers: ReadonlySet<string> = new Set(
  (
    'dyson keurig kitchenaid samsung whirlpool bosch roomba irobot cuisinart hoover bissell fitbit garmin bose nespresso ' +
    'breville vitamix philips panasonic frigidaire maytag lenovo epson nikon gopro jbl anker logitech roku nutribullet ' +
    'tefal delonghi miele siemens electrolux toshiba hisense vizio huawei xiaomi oneplus motorola nokia asus acer dell ' +
    'canon sony lg ge hp sharkninja ninja shark crock-pot oster makita dewalt ryobi ' +
    'ikea lego nintendo playstation xbox peloton theragun oral-b braun gillette remington conair revlon ' +
    'adidas nike puma reebok skechers crocs'
  ).split(' '),
)

/** Other shops that customers mention in reviews. */
export const otherShopNames =
  "(?:Amazon|Walmart|Target|Best Buy|Costco|Etsy|eBay|Ebay|Temu|Shein|SHEIN|AliExpress|Aliexpress|Home Depot|Lowe[’']s|Lowes|Kohl[’']s|Kohls|Macy[’']s|Macys|Sam[’']s Club|Wayfair|Nordstrom|Argos|Currys|John Lewis)"
