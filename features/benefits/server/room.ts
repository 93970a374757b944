import {
  addFamilyCall,
  bookBenefitCall,
  cardCodeCall,
  cardPdfCall,
  claimCardCall,
  memberCardPdfCall,
  myCardCall,
  pauseCardCall,
  removeFamilyCall,
  shopsCall,
  shopsNearCall,
} from '#features/benefits/calls/card.ts';
import { complainedUseCall } from '#features/benefits/calls/complained.ts';
import {
  answerBookingCall,
  redeemLookCall,
  redeemTodayCall,
  redeemUseCall,
  redeemVoidCall,
  shopBookingsCall,
} from '#features/benefits/calls/redeem.ts';
import {
  answerStatementCall,
  settleStatementCall,
  shopLinkCall,
  shopStatementCall,
  shopUsesCall,
  statementCall,
  statementPdfCall,
} from '#features/benefits/calls/statement.ts';
import { shop } from '#features/benefits/resources/shop.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleOpen, handleSlow } from '#server/handle.ts';
import { regionUse } from '#server/resources/region-use.ts';
import { answerBooking, listShopBookings } from './answer-bookings.ts';
import { answerStatement, listShopUses, readShopStatement } from './answer-statement.ts';
import { bookBenefit } from './book-benefit.ts';
import { readComplainedUse } from './complained-use.ts';
import { benefitDatasets } from './datasets.ts';
import { claimCard } from './issue/claim-card.ts';
import { customerStore } from './issue/customer-store.ts';
import { followRecognition } from './issue/issue-card.ts';
import { benefitLogWords } from './log-words.ts';
import { cardPart, readMyCard } from './own-card.ts';
import { printCardOf, printMyCard } from './print-card.ts';
import { listToday, lookAtCode, redeem, voidByShop } from './redeem.ts';
import { redemptionStore } from './redemption-store.ts';
import { settleStatement } from './settle-statement.ts';
import { shopStore } from './shop-store.ts';
import { showShops, showShopsNear } from './show-shops.ts';
import { printStatement, readShopLink, readStatement } from './statement.ts';
import { shops } from './tables.ts';
import { addFamily, pauseCard, readCardCode, removeFamily } from './use-card.ts';

/** Shops, the talent card and what it is used for. */
export const benefits: ServerRoom = {
  handlers: [
    handleOpen(shopsCall, showShops),
    handleOpen(shopsNearCall, showShopsNear),
    handle(myCardCall, readMyCard),
    handle(cardCodeCall, readCardCode),
    handle(pauseCardCall, pauseCard),
    handle(claimCardCall, claimCard),
    handle(addFamilyCall, addFamily),
    handle(removeFamilyCall, removeFamily),
    handleSlow(cardPdfCall, printMyCard),
    handleSlow(memberCardPdfCall, printCardOf),
    handle(bookBenefitCall, bookBenefit),
    handleOpen(redeemLookCall, lookAtCode),
    handleOpen(redeemUseCall, redeem),
    handleOpen(redeemTodayCall, listToday),
    handleOpen(redeemVoidCall, voidByShop),
    handleOpen(shopBookingsCall, listShopBookings),
    handleOpen(answerBookingCall, answerBooking),
    handleOpen(shopStatementCall, readShopStatement),
    handleOpen(shopUsesCall, listShopUses),
    handleOpen(answerStatementCall, answerStatement),
    handle(complainedUseCall, readComplainedUse),
    handle(shopLinkCall, readShopLink),
    handle(statementCall, readStatement),
    handle(settleStatementCall, settleStatement),
    handleSlow(statementPdfCall, printStatement),
  ],
  stores: { shop: shopStore, customer: customerStore, redemption: redemptionStore },
  ownParts: [cardPart],
  followsCases: followRecognition,
  regionUses: [regionUse(shop, { table: shops, title: shops.nameCN, address: shops.addressCN, values: shops.values })],
  logWords: benefitLogWords,
  datasets: benefitDatasets,
};
